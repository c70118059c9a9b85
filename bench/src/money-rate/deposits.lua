-- Deposits to the accounts in turn, each with a random idempotency key. Arguments: host, token, seed, then the accounts' ids.
local body = '{"grossAmount":10,"tax":0,"netAmount":10}'
local before = {}
local after
local account = 0

function init(args)
  math.randomseed(tonumber(args[3]))
  for index = 4, #args do
    before[#before + 1] = 'PUT /merchants/account-balance/' .. args[index] .. ' HTTP/1.1\r\nhost: ' .. args[1] ..
      '\r\nx-auth-token: ' .. args[2] .. '\r\nidempotency-key: '
  end
  after = '\r\ncontent-type: application/json\r\ncontent-length: ' .. #body .. '\r\n\r\n' .. body
end

local function word()
  return math.random(0, 0xffff)
end

function request()
  account = account % #before + 1
  local key = string.format('%04x%04x-%04x-%04x-%04x-%04x%04x%04x', word(), word(), word(), word(), word(), word(), word(), word())
  return before[account] .. key .. after
end
